/** The header's background is white; the footer's and the zone's is black. */
export const logos = { id: 1, navbar: 'brand/logo-navbar.png', footer: 'brand/logo-footer.png' }
