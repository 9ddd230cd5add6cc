/** English documentation of the contract for the OpenAPI document alone. A `Doc` is not a string, so no screen can show one by mistake. */
export interface Doc {
  readonly says: string
}
/** A doc; empty where a field explains itself. */
export type About = Doc | ''

/** Tags documentation of the contract. Builds drop every text with this tag (`src/build/drop-docs.ts`). */
export const doc = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): Doc => ({
  says: String.raw({ raw: texts }, ...values),
})
