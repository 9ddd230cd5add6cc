/** A story at another width than the desk's: `meta.story({ ...onPhone, play })`. */
const at = (value: 'phone' | 'tablet') => ({ globals: { viewport: { value, isRotated: false } } })
export const onPhone = at('phone')
export const tablet = at('tablet')

/** The tag of a story without a claim of its own: `npm test` skips it, and a release's walk goes by it. */
export const ofRelease = { tags: ['release'] }
/** A story of a state that other screens have as well, with a claim of its own. */
export const ofTest = { tags: ['test'] }
/** The twin of a story, on a phone: `Lista.extend(phone)`. */
export const phone = { ...onPhone, ...ofRelease }
