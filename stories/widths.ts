/** A story at another width than the desk's: `meta.story({ ...phone })`, `Lista.extend(phone)`. */
const at = (value: 'phone' | 'tablet') => ({ globals: { viewport: { value, isRotated: false } } })
export const phone = at('phone')
export const tablet = at('tablet')
