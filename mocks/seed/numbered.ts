/** Records, each with the number of its place. */
export const withIds = <R extends object>(records: readonly R[]) => records.map((record, at) => ({ id: at + 1, ...record }))

/** Records of a list that somebody has put in order. */
export const numbered = <R extends object>(records: readonly R[]) => records.map((record, at) => ({ id: at + 1, orden: at + 1, ...record }))
