/**
 * The header of the app's own writes. No page of another origin can send it unasked, so a delete by GET is known by it
 * where browsers leave out `Sec-Fetch-Site` and `Origin`, over plain HTTP. An API of another origin gets no such header:
 * its CORS may not allow it.
 */
export const appHeader = 'X-Vidriera'
