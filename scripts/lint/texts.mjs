export const isArabic = (text) => /[\u0621-\u064a]/.test(text);

/** Calls `visit` with every Arabic text of a file: strings, parts of templates, text between tags. */
export const forEachText = (visit) => ({
  Literal: (node) => typeof node.value === 'string' && isArabic(node.value) && visit(node, node.value),
  TemplateElement: (node) => isArabic(node.value.cooked) && visit(node, node.value.cooked),
  JSXText: (node) => isArabic(node.value) && visit(node, node.value),
});

/** Elements that show only the text between their tags. */
const plainElements = new Set(['Num', 'b', 'bdi', 'span', 'strong']);

/** Calls `visit` with every value inside an Arabic text, the text directly after it, and its container. */
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

/** The name of the function that a value is the result of. */
export const calledName = (node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;
