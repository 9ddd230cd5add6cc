/** The running build's id: the hash in the name of the entry script; 'desarrollo' without one. */
export const buildId = (): string =>
  /\/boot-([\w-]+)\.js$/.exec(
    document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/boot-"]')?.src ?? '',
  )?.[1] ?? 'desarrollo'
