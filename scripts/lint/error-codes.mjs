import { isArabic } from './texts.mjs';

const equality = new Set(['===', '!==', '==', '!=']);
const search = new Set(['includes', 'startsWith', 'endsWith', 'match']);

/** `error.message`, or a `message` taken out of it. */
const isMessage = (node) =>
  node.type === 'Identifier'
    ? node.name === 'message'
    : (node.type === 'MemberExpression' && node.property.name === 'message') ||
      (node.type === 'ChainExpression' && isMessage(node.expression));

/** `saleTexts.empty`, `saleTexts.partInactive(name)`. */
const isSharedText = (node) =>
  node.type === 'CallExpression'
    ? isSharedText(node.callee)
    : node.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      /^texts$|Texts$/.test(node.object.name);

const isArabicText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string' && isArabic(node.value)) ||
  (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => isArabic(value.cooked)));

const isBranch = (one, other) => isSharedText(other) || (isMessage(one) && isArabicText(other));

/** Texts are reworded, codes are not: errors are told apart by their code. */
export const errorCodes = {
  create: (context) => {
    const report = (node) =>
      context.report({ node, message: 'Compare the code of an error (errorStatus), not its Arabic text.' });
    return {
      BinaryExpression: (node) => {
        const { operator, left, right } = node;
        if (equality.has(operator) && (isBranch(left, right) || isBranch(right, left))) report(node);
      },
      CallExpression: (node) => {
        const { callee, arguments: given } = node;
        if (callee.type === 'MemberExpression' && search.has(callee.property.name) && given[0])
          if (isBranch(callee.object, given[0])) report(node);
      },
    };
  },
};
