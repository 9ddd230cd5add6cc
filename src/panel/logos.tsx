import { read } from '../api/queries.ts'
import { obtenerLogos, updateLogo } from '../contract/logos.ts'
import { EntityForm } from './kit/EntityForm.tsx'
import { FileField } from './kit/fields/FileField.tsx'

/** 19 */
export const LogosEdit = () => (
  <EntityForm title="Logos" save={updateLogo} saveLabel="Actualizar" load={read(obtenerLogos, {})} values={() => ({})}>
    <FileField name="navbar" label="Logo del navbar" recommended="569x105" />
    <FileField name="footer" label="Logo del footer" recommended="206x34" ground="dark" />
  </EntityForm>
)
