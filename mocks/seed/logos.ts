/** The header's ground is white, the footer's and the zone's black. */
export const logos = { id: 1, navbar: 'brand/logo-navbar.png', footer: 'brand/logo-footer.png' }
