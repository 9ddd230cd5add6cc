/** The words or texts of a list; `between` parts them. */
export const toSet = (list: string, between = ' '): ReadonlySet<string> => new Set(list.split(between))
