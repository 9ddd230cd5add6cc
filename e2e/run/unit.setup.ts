// msw resolves relative paths against `location`, which Node lacks.
Object.assign(globalThis, { location: globalThis.location ?? new URL('http://localhost/') })
