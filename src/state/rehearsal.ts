/**
 * Whether this tab rehearses (`?escenario=`), where answers may be made up. Code that reacts to a failure by deleting data shared with
 * other tabs checks this first. The review tools' first script sets the mark before any other script runs (review/tab/tab.ts). A live build
 * has a plain false, which drops the branches.
 */
export const isRehearsal: boolean = !import.meta.env.VITE_API_URL && Object.hasOwn(globalThis, 'ensayo')
