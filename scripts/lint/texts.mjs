const isArabic = (text) => /[\u0621-\u064a]/.test(text);

/** Calls `visit` with every text of a file that may reach a reader: strings, parts of templates, text between tags. */
export const forEachText = (visit) => ({
  Literal: (node) => typeof node.value === 'string' && isArabic(node.value) && visit(node, node.value),
  TemplateElement: (node) => isArabic(node.value.cooked) && visit(node, node.value.cooked),
  JSXText: (node) => isArabic(node.value) && visit(node, node.value),
});

/** Elements that show what is between their tags and nothing else. */
const plainElements = new Set(['Num', 'b', 'bdi', 'span', 'strong']);

/** Calls `visit` with every value put into an Arabic text, the text right after it, and what it stands in. */
export const forEachInsert = (visit) => ({
  TemplateLiteral(template) {
    const texts = template.quasis.map(({ value }) => value.cooked);
    if (texts.some(isArabic))
      template.expressions.forEach((expression, place) => visit(expression, texts[place + 1], template));
  },
  JSXElement: ({ children }) => forEachChild(children, visit),
  JSXFragment: ({ children }) => forEachChild(children, visit),
});

function forEachChild(children, visit) {
  if (!children.some((child) => child.type === 'JSXText' && isArabic(child.value))) return;
  children.forEach((child, place) => {
    const next = children[place + 1];
    const after = next?.type === 'JSXText' ? next.value.replaceAll(/\s+/g, ' ') : '';
    if (child.type === 'JSXExpressionContainer') visit(child.expression, after, child);
    if (child.type === 'JSXElement' && plainElements.has(child.openingElement.name.name))
      visit(child, after, child);
  });
}

/** The name of the function a value is made by. */
export const calledName = (node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;
