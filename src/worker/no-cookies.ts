/**
 * Stands in for `tough-cookie` in this build. msw keeps a cookie jar that a service worker can neither fill (Set-Cookie
 * is dropped from its answers) nor persist, and the jar is nine tenths of msw's bytes.
 */
export const Cookie = { fromJSON: () => undefined }

export class MemoryCookieStore {
  idx = {}
}

export class CookieJar {
  getCookiesSync() {
    return []
  }

  setCookie() {
    return Promise.resolve()
  }
}
