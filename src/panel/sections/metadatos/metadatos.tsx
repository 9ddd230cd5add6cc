import { read } from '../../../api/queries.ts'
import { obtenerMetadato, obtenerMetadatos, updateMetadato, type Metadato } from '../../../contract/metadato.ts'
import { textColumn } from '../../kit/columns.tsx'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { EntityList } from '../../kit/EntityList.tsx'
import { InputField } from '../../kit/fields/InputField.tsx'
import { StoredField } from '../../kit/fields/StoredField.tsx'
import { EditButton } from '../../kit/RowActions.tsx'

const seccionOf = ({ seccion }: Metadato) => seccion
const columns = [textColumn('Seccion', seccionOf), textColumn('Keywords', ({ claves }: Metadato) => claves)]
const actions = ({ id, seccion }: Metadato) => <EditButton id={id} name={seccion} />

export const List = () => (
  <EntityList
    title="Metadatos"
    query={read(obtenerMetadatos, {})}
    search={seccionOf}
    columns={columns}
    actions={actions}
  />
)

export const Edit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Metadatos"
    save={updateMetadato}
    load={read(obtenerMetadato, { id })}
    inputs={{
      claves: (
        <>
          <StoredField name="seccion" label="Seccion" />
          <InputField name="claves" label="Keyword" />
        </>
      ),
    }}
  />
)
