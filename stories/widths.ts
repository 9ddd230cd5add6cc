/** A story at another width than the desk's: `meta.story({ ...onPhone, play })`. */
const at = (value: 'phone' | 'tablet') => ({ globals: { viewport: { value, isRotated: false } } })
export const onPhone = at('phone')
export const tablet = at('tablet')

/** `npm test` leaves it to the release: a story, or by `preview.meta({ ...ofRelease, … })` a file's stories without `ofTest`. */
export const ofRelease = { tags: ['release'] }
/** `npm test` runs it, whatever its file or its state says. */
export const ofTest = { tags: ['!release'] }
/** A story on a phone, for a release. */
export const phone = { ...onPhone, ...ofRelease }
