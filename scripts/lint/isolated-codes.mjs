import { calledName, forEachInsert } from './texts.mjs';

/** Values that are written from left to right: a bare 90915-YZZD2 in an Arabic sentence shows as YZZD2-90915. */
const codeName = /(?:^|[a-z])(?:number|code|barcode|vin|sku|oem|username)s?$/i;
/** Numbers of pages and the like are digits alone. */
const plainNumber = /^(?:pageNumber|formatNumber)$/;

const nameOf = (node) => {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return nameOf(node.expression);
  if (node.type === 'LogicalExpression') return nameOf(node.left);
  if (node.type === 'MemberExpression') return node.computed ? undefined : node.property.name;
  return node.type === 'Identifier' ? node.name : undefined;
};

/** What is only read aloud has no direction. */
const isReadAloud = ({ parent }) =>
  parent.type === 'JSXExpressionContainer' &&
  parent.parent.type === 'JSXAttribute' &&
  parent.parent.name.name === 'aria-label';

/** A code inside an Arabic text is isolated: by ltr() in a string, by <Code> between tags. */
export const isolatedCodes = {
  create: (context) =>
    forEachInsert((value, _after, text) => {
      const name = nameOf(value);
      if (calledName(value) || !name || !codeName.test(name) || plainNumber.test(name) || isReadAloud(text))
        return;
      const by = text.type === 'TemplateLiteral' ? 'ltr()' : '<Code>';
      context.report({ node: value, message: `${name} turns around inside Arabic: put it in by ${by}.` });
    }),
};
