/** The `sizes` of an outfit's board on its own page. */
export const openBoardSizes = '(width < 64rem) 92vw, 40rem'
