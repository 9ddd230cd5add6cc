import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Field.tsx'
import { Part } from './Part.tsx'
import styles from './state.module.css'

/** The company as a file, and a file as the company. */
export function FilePart({ onSave, onOpen }: { onSave: (accounts: boolean) => void; onOpen: (file: File) => void }) {
  const [accounts, setAccounts] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Part title="Como archivo">
      <p className={styles.soft}>
        Todos los registros y todos los archivos en un <code>.vidriera.zip</code>, para seguir en otro navegador o
        mandárselo a alguien.
      </p>
      <Checkbox
        label="Incluir contraseñas y sesiones"
        checked={accounts}
        onChange={({ target }) => setAccounts(target.checked)}
      />
      <div className={styles.actions}>
        <Button onClick={() => onSave(accounts)}>Guardar como archivo</Button>
        <Button tone="secondary" onClick={() => input.current?.click()}>
          Abrir un archivo…
        </Button>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label="Archivo de estado"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onOpen(file)
            target.value = ''
          }}
        />
      </div>
      <p className={styles.soft}>También podés soltarlo sobre la página.</p>
    </Part>
  )
}
