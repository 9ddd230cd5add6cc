/** Console errors by Playwright's own scripts, which sandboxed frames refuse like every script. */
export const itsOwn = /Blocked script execution in '[^']*' because the document's frame is sandboxed/
