import type { Contacto } from '../contract/contacto.ts'
import type { Marca } from '../contract/marca.ts'
import { profilesOf, type Profile } from '../ui/brand/marca.ts'

/** Facebook is the company's own once it has said who it is: no call writes Contacto's. */
export const networksOf = ({ facebook, instagram }: Contacto, own: Marca | undefined): readonly Profile[] => [
  ...(facebook && !own ? [{ network: 'Facebook', url: facebook }] : []),
  ...(instagram ? [{ network: 'Instagram', url: instagram }] : []),
  ...(own ? profilesOf(own).filter(({ url }) => url !== instagram) : []),
]
