/** Gives the worker a `localStorage`, which msw asks for at import time and workers lack. Must be the worker's first import. */
const nothing = { getItem: () => null, setItem: () => undefined }

Object.assign(globalThis, { localStorage: nothing })
