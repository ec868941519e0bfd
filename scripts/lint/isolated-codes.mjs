import { calledName, forEachInsert } from './texts.mjs';

/** Names of left-to-right values: a bare 90915-YZZD2 in an Arabic sentence is displayed as YZZD2-90915. */
const codeName = /(?:^|[a-z])(?:number|code|barcode|vin|sku|oem|username|phone|email|file-?name|years)s?$/i;
/** Names that match but are safe: page numbers are digits only, and isolateCodes isolates its text itself. */
const harmless = /^(?:pageNumber|formatNumber|isolateCodes)$/;
/** Names of free texts, which may contain a code anywhere. */
const writtenName = /^(?:name|(?:product|part|customer|supplier|entity)Name|notes?|reason|message)$/;
/** Elements that isolate the codes in their text. */
const isolating = new Set([
  'Words',
  'FileName',
  'Code',
  'PartNumber',
  'Phone',
  'MessageBubble',
  'Fragment',
  'option',
]);

/** Yields the values that an expression may have, through conditionals and trimming. */
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
    // A template inside an Arabic one, itself without a word.
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

/** Text for screen readers only has no visual direction. */
const isReadAloud = ({ parent }) =>
  parent.type === 'JSXExpressionContainer' &&
  parent.parent.type === 'JSXAttribute' &&
  parent.parent.name.name === 'aria-label';

const isCode = (name) => codeName.test(name) && !harmless.test(name);

/**
 * Requires isolation of codes in Arabic text: ltr() in a string, <Code> between tags, legible() in a name.
 */
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
