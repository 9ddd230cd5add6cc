const imageExtensions = new Set(['jpg', 'jpeg', 'png', 'gif'])

/** 'catalogo/FOTO.JPG' -> 'jpg'; '' when the name has none. */
export const getExtension = (path: string): string => /\.([^./\\?#]+)(?:[?#].*)?$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** §2.4: jpg, jpeg, png and gif are images. */
export const isImage = (path: string): boolean => imageExtensions.has(getExtension(path))
