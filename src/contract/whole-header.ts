/** The header of an answer to an upload: the picture was stored as it is, and cannot be made small. Answers literally `{id}` have no room for it. */
export const wholeHeader = 'X-Entera'
