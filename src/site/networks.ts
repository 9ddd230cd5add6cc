import type { Contacto } from '#contract/contacto.ts'
import type { Marca } from '#contract/marca.ts'
import { parseProfiles, type Profile } from '#ui/brand/marca.ts'

/** Facebook is the company's own once it has said who it is: no call writes Contacto's. */
export const getNetworks = ({ facebook, instagram }: Contacto, savedMarca: Marca | undefined): readonly Profile[] => [
  ...(facebook && !savedMarca ? [{ network: 'Facebook', url: facebook }] : []),
  ...(instagram ? [{ network: 'Instagram', url: instagram }] : []),
  ...(savedMarca ? parseProfiles(savedMarca).filter(({ url }) => url !== instagram) : []),
]
