/** Runs before a page's own code: a browser that cannot draw maps. */
export const withoutGraphics = (): void => {
  const real = HTMLCanvasElement.prototype.getContext
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
    },
  })
}
