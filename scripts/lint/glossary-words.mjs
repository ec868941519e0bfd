/** Words the product does not use, and what it says instead; `except` names what may stand all the same. */
export const replaced = [];
