/** A fault of the image, in words for whoever gave it. */
export class SvgFault extends Error {}
