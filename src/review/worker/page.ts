import type { TabFacts } from '../tab/facts.ts'

const script = import.meta.env.DEV ? 'type="module" src="/src/review/tab/tab.ts"' : 'src="/demo/tab.js"'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The shell with a first script, which gets the facts of the tab's scenario. */
export const pageIn = async (shell: Response, facts: TabFacts): Promise<Response> => {
  const html = await shell.text()
  const told = html.replace(
    '<head>',
    () => `<head><script ${script} data-escenario="${escaped(JSON.stringify(facts))}"></script>`,
  )
  return new Response(told, { headers: shell.headers })
}
