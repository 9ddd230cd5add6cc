import 'fake-indexeddb/auto'

// msw resolves relative paths against the location of a page, which Node has not.
Object.assign(globalThis, { location: globalThis.location ?? new URL('http://localhost/') })
