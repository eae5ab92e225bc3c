const SVG = 'http://www.w3.org/2000/svg'

export type Attributes = Readonly<Record<string, string | number>>

export function element(name: string, attributes: Attributes = {}, ...children: readonly (Node | string)[]): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, String(value))
  }
  made.append(...children)
  return made
}

/** The square that an element of the drawing stands for. */
export function nameOf(target: EventTarget | null): string | undefined {
  return target instanceof SVGElement ? target.dataset['name'] : undefined
}
