/** Records, each with its position as id. */
export const withIds = <R extends object>(records: readonly R[]) => records.map((record, index) => ({ id: index + 1, ...record }))

/** Records of a list in an order: each with its position as id and orden. */
export const numbered = <R extends object>(records: readonly R[]) => records.map((record, index) => ({ id: index + 1, orden: index + 1, ...record }))
