import { calledName, forEachInsert } from './texts.mjs';

/** Values that are written from left to right: a bare 90915-YZZD2 in an Arabic sentence shows as YZZD2-90915. */
const codeName = /(?:^|[a-z])(?:number|code|barcode|vin|sku|oem|username|phone|email|file-?name|years)s?$/i;
/** Numbers of pages and the like are digits alone; the last one isolates them itself. */
const harmless = /^(?:pageNumber|formatNumber|isolateCodes)$/;
/** Texts people wrote, which may hold a code anywhere. */
const writtenName = /^(?:name|(?:product|part|customer|supplier|entity)Name|notes?|reason|message)$/;
/** Elements that keep the codes in their text in order. */
const isolating = new Set(['Words', 'Code', 'PartNumber', 'Phone', 'MessageBubble', 'Fragment', 'option']);

/** The values that an expression may turn out to be, past what only chooses between them or trims them. */
function* valuesOf(node) {
  switch (node.type) {
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      yield* valuesOf(node.expression);
      break;
    case 'LogicalExpression':
      if (node.operator !== '&&') yield* valuesOf(node.left);
      yield* valuesOf(node.right);
      break;
    case 'ConditionalExpression':
      yield* valuesOf(node.consequent);
      yield* valuesOf(node.alternate);
      break;
    // a template within an Arabic one, itself without a word
    case 'TemplateLiteral':
      for (const expression of node.expressions) yield* valuesOf(expression);
      break;
    case 'CallExpression':
      if (
        node.callee.type === 'MemberExpression' &&
        /^trim|^to(?:Upper|Lower)Case$/.test(propertyOf(node.callee))
      )
        yield* valuesOf(node.callee.object);
      else yield node;
      break;
    default:
      yield node;
  }
}

const propertyOf = (node) => (node.computed ? '' : node.property.name);

function nameOf(node) {
  if (node.type === 'MemberExpression') return propertyOf(node);
  if (node.type === 'Identifier') return node.name;
  return calledName(node) ?? '';
}

/** What is only read aloud has no direction. */
const isReadAloud = ({ parent }) =>
  parent.type === 'JSXExpressionContainer' &&
  parent.parent.type === 'JSXAttribute' &&
  parent.parent.name.name === 'aria-label';

const isCode = (name) => codeName.test(name) && !harmless.test(name);

/** A code inside an Arabic text is isolated: by ltr() in a string, by <Code> between tags, by legible() in a name. */
export const isolatedCodes = {
  create(context) {
    const report = (node, by) =>
      context.report({ node, message: `${nameOf(node)} turns around inside Arabic: put it in by ${by}.` });
    return {
      ...forEachInsert((value, _after, text) => {
        if (isReadAloud(text)) return;
        for (const one of valuesOf(value))
          if (isCode(nameOf(one))) report(one, text.type === 'TemplateLiteral' ? 'ltr()' : '<Code>');
      }),
      JSXExpressionContainer({ expression, parent }) {
        if (parent.type !== 'JSXElement' || isolating.has(parent.openingElement.name.name)) return;
        if (expression.type === 'TemplateLiteral') return;
        for (const one of valuesOf(expression))
          if (one.type !== 'CallExpression' && writtenName.test(nameOf(one))) report(one, 'legible()');
      },
    };
  },
};
