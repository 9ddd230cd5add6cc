/** A story on a phone, in place of the desk: `meta.story({ ...onPhone, play })`. */
export const onPhone = { globals: { viewport: { value: 'phone', isRotated: false } } }

// All of these are to be spread, `meta.story({ ...phone })`: Storybook writes into the object that it is given.

/** `npm test` leaves it to the release: a story, or by `preview.meta({ ...ofRelease, … })` a file's stories without `ofTest`. */
export const ofRelease = { tags: ['release'] }
/** `npm test` runs it, whatever its file or its state says. */
export const ofTest = { tags: ['!release'] }
/** A story on a phone, for a release. */
export const phone = { ...onPhone, ...ofRelease }
