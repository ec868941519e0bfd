/** A file's text, put into the program by the build. */
declare module '*?raw' {
  const text: string;
  export default text;
}
