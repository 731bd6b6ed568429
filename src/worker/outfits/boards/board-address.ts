const boardPath = '/api/outfit-boards/'
const boardFolder = 'boards/'

export const boardUrl = (key: string) => `${boardPath}${key.slice(boardFolder.length)}`
export const boardKey = (file: string) => `${boardFolder}${file}`
