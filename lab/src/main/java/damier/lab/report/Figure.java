package damier.lab.report;

/**
 * A plot and the numbers in it.
 *
 * @param id names its place on the page and its file of numbers
 * @param caption what to see in it, with what was counted and what the error bars are
 */
public record Figure(String id, String title, String caption, Plot plot, Table table) {}
