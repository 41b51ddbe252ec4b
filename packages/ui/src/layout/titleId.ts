/** Id of the heading that names the page, and with it the content around it. */
export const TITLE_ID = 'title'
