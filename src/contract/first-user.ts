/** The text between '#' and the key, at /admin/login: no server and no log gets that part of an address. */
export const firstUserHash = 'primero='
