/** The header of an answer to an upload: the picture was stored as it is, and cannot be made small. Answers literally `{id}` have no room for it. */
export const wholeHeader = 'X-Entera'

/** The same of a film that lost its tracks of text, which may say where it was made. */
export const textlessHeader = 'X-Sin-Texto'

export const uploadHeaders = [wholeHeader, textlessHeader]
