/** How wide the board of an outfit is on its own page. */
export const openBoardSizes = '(width < 64rem) 92vw, 40rem'
