/** msw asserts at import time that `localStorage` exists, which a worker has not. Must be the worker's first import. */
const nothing = { getItem: () => null, setItem: () => undefined }

Object.assign(globalThis, { localStorage: nothing })
